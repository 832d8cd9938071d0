/** Who may make the calls of this feature: read by the access matrix. */
export default {
  may: {
    premiumSeeker: ['PUT /api/seeker/interests'],
    seeker: ['GET /api/seeker/interests', 'DELETE /api/seeker/interests'],
  },
}
