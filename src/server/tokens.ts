import { errors, jwtVerify, SignJWT } from 'jose'
import { Refusal } from '../shared/refusal.ts'

const ISSUER = 'fourshore'

export type Claims = { sessionId: string; userId: string; expiresAt: number }

/** Signs and reads the tokens of sessions. A token only says which session; whether it still lives is asked of the database. */
export type Tokens = ReturnType<typeof openTokens>

export const openTokens = (secret: string) => {
  const key = new TextEncoder().encode(secret)
  /** Signatures already checked. The session is looked up each time all the same, so this saves work and decides nothing. */
  const seen = new Map<string, Claims>()

  return {
    /** `expiresAt` is the end of the session, ISO. */
    sign: (sessionId: string, userId: string, expiresAt: string): Promise<string> =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(ISSUER)
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.parse(expiresAt) / 1000))
        .sign(key),

    /** Throws TOKEN_EXPIRED or TOKEN_INVALID. */
    read: async (token: string): Promise<Claims> => {
      const known = seen.get(token)
      if (known && known.expiresAt > Date.now() / 1000) return known
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], issuer: ISSUER, audience: ISSUER })
        if (typeof payload.sid !== 'string' || !payload.sub || !payload.exp) throw tokenInvalid()
        const claims = { sessionId: payload.sid, userId: payload.sub, expiresAt: payload.exp }
        if (seen.size >= 5_000) seen.clear()
        seen.set(token, claims)
        return claims
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw new Refusal('TOKEN_EXPIRED', 'Token expired')
        throw tokenInvalid()
      }
    },
  }
}

export const tokenInvalid = () => new Refusal('TOKEN_INVALID', 'Invalid authentication token')
