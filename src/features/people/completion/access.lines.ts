/** Who may make the calls of this feature: read by the access matrix. */
export default {
  may: {
    hr: ['POST /api/employees/starters'],
    employee: ['GET /api/my/record-request', 'PUT /api/my/record-request'],
  },
  requests: {
    'POST /api/employees/starters': () => ({
      fullName: 'New Starter',
      joinDate: '2027-01-04',
      email: '',
      department: null,
      invite: false,
      dueOn: null,
    }),
  },
}
