import type { AskedFields, Tolerances } from '../cases.ts'

/** Without these there is nothing to reckon from. */
export const asked: AskedFields = {
  't4127.golden': { Pay: /^(G|I|PI|B)$|gross|pay$|salary|income|bonus|earnings/i },
  'cpp.period': { Pay: /^(G|I|PI|B)$|gross|pay$|salary|income|bonus|earnings|pensionable/i },
  'cpp.year_run': { Pay: /^(G|PI)$|gross|pay$|salary|income|earnings/i },
  't4127.K1P_2026_jan': { Province: /province|jurisdiction|region|^TCP$/i },
  't4127.K1P_2026_jul': { Province: /province|jurisdiction|region|^TCP$/i },
  'cpp_ei.maxima': { Year: /year|date/i },
  'qc.moved_from_cpp': { 'What was paid before': /cpp|prior|before|paid/i },
  't4127.period': {
    Province: /province|jurisdiction|region/i,
    Pay: /^(G|I|PI|B)$|gross|pay$|salary|income|bonus|earnings/i,
  },
  'qc.tp1015': { Pay: /^G$|gross|pay$/i },
  'qc.tp1015_lump': { Pay: /^(G|B|B1|B2)$|gross|bonus|lump|pay$/i },
  'qc.qpp': { Pay: /^(G|S3|PI)$|gross|pay$|earnings|pensionable/i },
  'qc.qpip': { Pay: /^G$|gross|pay$|earnings/i },
  'cpp.period_exemption': { 'Pay periods of the year': /^P$|period|freq/i },
}

/** Some rows were made by an engine that is a cent off the authority's own in one of ten. */
export const tolerances: Tolerances = { 't4127.period': 0.01 }
