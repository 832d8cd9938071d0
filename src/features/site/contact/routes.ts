import { anyone, openRoute } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { readsContact } from './policy.ts'
import * as contact from './service.ts'

export const contactRoutes = [
  openRoute(contract.sendContact, anyone, contact.sendContactMessage),
  openRoute(contract.listContact, readsContact, contact.listContactMessages),
]
