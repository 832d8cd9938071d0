/** Who may make the calls of this feature: read by the access matrix. */
export default { may: { signedIn: ['GET /api/navigation', 'PUT /api/navigation', 'PUT /api/navigation/hijri'] } }
