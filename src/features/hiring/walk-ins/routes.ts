import { anyone, openRoute, route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import * as theirs from './person.contract.ts'
import * as person from './person.service.ts'
import { holdsEvents, readsEvents } from './policy.ts'
import * as queue from './queue.service.ts'
import { renewTicket } from './renew.service.ts'
import * as service from './service.ts'

export const walkInRoutes = [
  route(contract.listEvents, readsEvents, service.listEvents),
  route(contract.createEvent, holdsEvents, service.createEvent),
  route(contract.readEvent, readsEvents, service.readEvent),
  route(contract.changeEvent, holdsEvents, service.changeEvent),
  route(contract.moveEvent, holdsEvents, service.moveEvent),
  route(contract.watchEvent, readsEvents, service.watchEvent),
  route(contract.callNext, holdsEvents, queue.callNext),
  route(contract.addWalkUp, holdsEvents, queue.addWalkUp),
  route(contract.checkIn, holdsEvents, queue.checkIn),
  route(contract.moveTicket, holdsEvents, queue.moveTicket),
  route(contract.finishTicket, holdsEvents, queue.finishTicket),
  // What is published is for everybody; a ticket is proved inside, by its link.
  openRoute(theirs.readPublicEvent, anyone, person.readEvent),
  openRoute(theirs.readBoard, anyone, person.readBoard),
  openRoute(theirs.register, anyone, person.registerForEvent),
  openRoute(theirs.readTicket, anyone, person.readTicket),
  openRoute(theirs.renewTicket, anyone, renewTicket),
  openRoute(theirs.changeTicket, anyone, person.changeTicket),
  openRoute(theirs.ticketCalendar, anyone, person.ticketCalendar),
]
