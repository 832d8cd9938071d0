/** Who may make the calls of this feature: read by the access matrix. */
export default {
  may: {
    anyone: ['POST /api/phone-alerts/answers'],
    premiumSeeker: ['PUT /api/seeker/phone-alerts', 'POST /api/seeker/phone-alerts/test'],
    seeker: [
      'GET /api/seeker/phone-alerts',
      'POST /api/seeker/phone-alerts/confirm',
      'PUT /api/seeker/phone-alerts/choices',
      'DELETE /api/seeker/phone-alerts',
    ],
  },
}
