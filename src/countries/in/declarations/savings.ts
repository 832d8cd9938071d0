import type { DeclarationHead } from '../../declarations.ts'
import { relief, spoken } from './spoken.ts'

/** Heads under the ceiling of s. 80C, s. 123 from tax year 2026-27. */
export const savingsHeads: readonly DeclarationHead[] = [
  relief(
    'life',
    'savings',
    spoken('Life insurance', 'जीवन बीमा', 'ஆயுள் காப்பீடு', 'Assurance vie', 'تأمين على الحياة', '人寿保险'),
  ),
  relief(
    'ppf',
    'savings',
    spoken(
      'PPF and voluntary PF',
      'पीपीएफ और स्वैच्छिक पीएफ',
      'PPF மற்றும் தன்னார்வ PF',
      'PPF et PF volontaire',
      'PPF وPF الطوعي',
      'PPF 与自愿 PF',
    ),
  ),
  relief(
    'elss',
    'savings',
    spoken(
      'Tax-saving funds (ELSS)',
      'कर-बचत फ़ंड (ELSS)',
      'வரி சேமிப்பு நிதி (ELSS)',
      'Fonds d’épargne fiscale (ELSS)',
      'صناديق الادخار الضريبي (ELSS)',
      '节税基金（ELSS）',
    ),
  ),
  relief(
    'tuition',
    'savings',
    spoken(
      'Tuition fees, two children',
      'ट्यूशन फ़ीस, दो बच्चे',
      'கல்விக் கட்டணம், இரு பிள்ளைகள்',
      'Frais de scolarité, deux enfants',
      'رسوم دراسية لطفلين',
      '学费，两名子女',
    ),
  ),
  relief(
    'principal',
    'savings',
    spoken(
      'Housing loan, principal',
      'आवास ऋण, मूलधन',
      'வீட்டுக் கடன், அசல்',
      'Prêt immobilier, capital',
      'قرض السكن، أصل الدين',
      '住房贷款本金',
    ),
  ),
  relief(
    'other_savings',
    'savings',
    spoken(
      'NSC, five-year deposit, SSY',
      'एनएससी, पाँच वर्षीय जमा, एसएसवाई',
      'NSC, ஐந்தாண்டு வைப்பு, SSY',
      'NSC, dépôt à cinq ans, SSY',
      'NSC ووديعة خمس سنوات وSSY',
      'NSC、五年定存、SSY',
    ),
  ),
]
