/**
 * What a CV in French says of trades and subjects, in the words an advert in English asks with: French word, English words of the same
 * meaning. Both sides stay words of work; a word with two meanings in use stands here with neither.
 */
const SAID = `
comptabilité: accounting accountancy
comptable: accountant accounting accountancy
vérification: audit
finance: finance
paie: payroll
fournisseurs: payable supplier
clients: receivable customer
facturation: invoicing billing
rapprochements: reconciliation
bancaires: bank
fiscalité: tax
gestion: management
gestionnaire: manager management
projet: project
projets: project
vente: sales retail
ventes: sales retail
vendeur: sales
vendeuse: sales
achats: purchasing procurement
approvisionnement: procurement supply
stocks: inventory stock
inventaire: inventory
entrepôt: warehouse
logistique: logistics
livraison: delivery
conduite: driving
chauffeur: driver driving
cariste: forklift
cuisine: cooking kitchen
cuisinier: cook cooking
cuisinière: cook cooking
salubrité: hygiene sanitation
alimentaire: food
serveur: waiter serving
serveuse: waiter serving
restauration: restaurant catering
hôtellerie: hospitality hotel
réception: reception
réceptionniste: receptionist reception
nettoyage: cleaning
entretien: maintenance
soins: care nursing
infirmier: nurse nursing
infirmière: nurse nursing
patients: patient
pharmacie: pharmacy
enseignement: teaching education
enseignant: teacher teaching
enseignante: teacher teaching
formation: training
recrutement: recruitment
ressources: resources
humaines: human
génie: engineering
ingénieur: engineer engineering
ingénieure: engineer engineering
informatique: computing computer science
développement: development
développeur: developer software development
développeuse: developer software development
logiciel: software
logiciels: software
données: data
réseaux: network
sécurité: safety security
soudage: welding
soudure: welding
soudeur: welder welding
soudeuse: welder welding
électricité: electrical
électricien: electrician electrical
électricienne: electrician electrical
plomberie: plumbing
plombier: plumber plumbing
mécanique: mechanical mechanics
mécanicien: mechanic mechanical
mécanicienne: mechanic mechanical
menuiserie: carpentry
construction: construction
droit: law
juridique: legal
traduction: translation
rédaction: writing
administration: administration
administratif: administrative
administrative: administrative
affaires: business
secrétariat: secretarial
service: service
équipe: team
`

const ENGLISH: ReadonlyMap<string, string> = new Map(
  SAID.trim()
    .split('\n')
    .map((line): [string, string] => {
      const at = line.indexOf(':')
      return [line.slice(0, at), line.slice(at + 1).trim()]
    }),
)

/** The same text with the English of its French words after it; a text without any is given back as it is. */
export const withEnglish = (text: string): string => {
  const added =
    text
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.flatMap((word) => ENGLISH.get(word) ?? []) ?? []
  return added.length === 0 ? text : `${text} ${added.join(' ')}`
}
