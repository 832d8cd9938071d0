import type { Starter } from '../starters.ts'

const starters: readonly Starter[] = [
  {
    id: 'early-childhood-educator',
    occupation: { id: 791, title: 'early years teacher' },
    employmentType: 'FULL_TIME',
    workMode: 'onsite',
    seniority: 'mid',
    words: {
      en: {
        title: 'Early childhood educator',
        description: `You look after a group of children before school age, and give them a day to play, move, rest and learn in.

What you do
- Plan activities from what the children are curious about
- Watch how each child gets on and talk about it with the family
- Keep the room safe, also for children with allergies
- Work with a colleague in the same group all day

How we work
Groups stay within the ratio the province sets. Planning time is part of your paid hours.`,
        mustHave: [
          'Certified or registered as an early childhood educator, as the province asks',
          'First aid for children',
        ],
        niceToHave: ['Work with children who need more support', 'Outdoor programs'],
      },
    },
  },
  {
    id: 'truck-driver',
    occupation: { id: 2900, title: 'cargo vehicle driver' },
    employmentType: 'FULL_TIME',
    workMode: 'onsite',
    seniority: 'mid',
    words: {
      en: {
        title: 'Truck driver',
        description: `You bring loads to our customers, in one piece and on a route that keeps to the hours of service.

What you do
- Inspect the truck before and after each trip, and report defects
- Secure the load and check its papers
- Drive, unload with equipment, and have the delivery signed
- Keep the electronic log

How we work
Trips are planned with you. Waiting time is paid, and nobody is asked to drive beyond the hours or in weather that is not safe.`,
        mustHave: [
          'Licence for heavy trucks with air brakes, valid in the province',
          'Driving record of the last three years',
        ],
        niceToHave: ['Trips across the border', 'Transport of dangerous goods training'],
      },
    },
  },
  {
    id: 'cook',
    occupation: { id: 1960, title: 'cook' },
    employmentType: 'FULL_TIME',
    workMode: 'onsite',
    seniority: 'mid',
    words: {
      en: {
        title: 'Cook',
        description: `You run a station in our kitchen and send out plates that are the same good ones every day.

What you do
- Prepare your station and cook to order
- Keep to the recipes, and say when one can be better
- Label, store and use up food so that little is wasted
- Leave the station clean for the next shift

How we work
Shifts are posted two weeks ahead, with two days off in a row. Tips are shared by a written rule; meals on shift are free.`,
        mustHave: ['Cooking to order in a restaurant or canteen', 'Food handler certificate, as the province asks'],
        niceToHave: ['Baking', 'Cooking for people with allergies'],
      },
    },
  },
]

export default starters
