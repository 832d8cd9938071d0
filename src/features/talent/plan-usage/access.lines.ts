/** Who may make the calls of this feature: read by the access matrix. */
export default { may: { seeker: ['GET /api/seeker/plan/usage'] } }
