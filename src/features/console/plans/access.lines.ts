/** Who may make the calls of this feature: read by the access matrix. */
export default {
  may: {
    platform: ['GET /api/platform/plans'],
    platformOwner: [
      'PUT /api/platform/plans/seat-price',
      'PUT /api/platform/plans/seeker-price',
      'PUT /api/platform/plans/tax',
      'PUT /api/platform/plans/seller',
      'PUT /api/platform/plans/coupon',
    ],
  },
}
