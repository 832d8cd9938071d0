/** Who may make the calls of this feature, and what their addresses name: read by the access matrix. */
export default {
  may: {
    premiumSeeker: ['POST /api/seeker/promotion'],
    seeker: ['GET /api/seeker/promotion', 'DELETE /api/seeker/promotion'],
  },
  objects: {},
}
