import type { JobCard, PublicJob } from './contract.ts'

/** What a search engine is told of a job: schema.org’s JobPosting, saying what the page says and nothing more. */

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

const list = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? '' : `<p>${escaped(title)}</p><ul>${lines.map((l) => `<li>${escaped(l)}</li>`).join('')}</ul>`

type Words = { must: string; nice: string }

const htmlOf = (job: PublicJob, words: Words): string => {
  const text = job.description
    .split(/\n{2,}/)
    .filter((block) => block.trim())
    .map((block) => `<p>${escaped(block.trim()).replace(/\n/g, '<br>')}</p>`)
  return text.join('') + list(words.must, job.mustHave) + list(words.nice, job.niceToHave)
}

const salaryOf = (pay: NonNullable<JobCard['pay']>) => ({
  '@type': 'MonetaryAmount',
  currency: pay.currency,
  value: {
    '@type': 'QuantitativeValue',
    ...(pay.min === pay.max ? { value: Number(pay.min) } : { minValue: Number(pay.min), maxValue: Number(pay.max) }),
    unitText: pay.period,
  },
})

/** `url` is where the page stands. Null: a job that takes no applications is not announced. */
export const jobPosting = (job: PublicJob, url: string, words: Words): Record<string, unknown> | null => {
  if (job.state !== 'open') return null
  const { name, region } = job.place
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: htmlOf(job, words),
    url,
    identifier: { '@type': 'PropertyValue', name: job.company.name, value: job.id },
    datePosted: job.postedAt,
    validThrough: job.closesAt,
    employmentType: job.employmentType,
    hiringOrganization: { '@type': 'Organization', name: job.company.name },
    // Remote work says from where it may be done; any other where it is done.
    ...(job.workMode === 'remote'
      ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: job.country } }
      : {
          jobLocation: {
            '@type': 'Place',
            address: {
              '@type': 'PostalAddress',
              addressLocality: name,
              ...(region ? { addressRegion: region } : {}),
              addressCountry: job.country,
            },
          },
        }),
    ...(job.pay ? { baseSalary: salaryOf(job.pay) } : {}),
    ...(job.occupation ? { occupationalCategory: job.occupation } : {}),
    ...(job.mustHave.length > 0 ? { skills: job.mustHave.join(', ') } : {}),
    totalJobOpenings: job.vacancies,
    directApply: job.applyUrl === '',
  }
}
