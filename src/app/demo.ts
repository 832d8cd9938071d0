export const fillDemonstration = async (_ground: unknown) => {}
