/** Who may make the calls of this feature: read by the access matrix. */
export default { may: { dashboard: ['GET /api/home'], company: ['GET /api/home/frame'] } }
