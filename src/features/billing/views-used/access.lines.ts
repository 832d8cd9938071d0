/** Who may make the calls of this feature: read by the access matrix. */
export default {
  may: {
    runs: ['GET /api/company/plan/views'],
    dashboard: ['POST /api/company/plan/views'],
  },
}
