/** Who may make the calls of this feature, and what their addresses name: read by the access matrix. */
export default {
  may: {},
}
