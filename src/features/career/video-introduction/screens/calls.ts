import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'
import type * as pictures from '../picture.contract.ts'

export const videosCall = wire<typeof contract.listVideos>('GET', '/api/seeker/videos')
export const addCall = wire<typeof contract.addVideo>('POST', '/api/seeker/videos')
export const partCall = wire<typeof contract.putPart>('PUT', '/api/seeker/videos/:id/parts')
export const finishCall = wire<typeof contract.finishVideo>('POST', '/api/seeker/videos/:id/finish')
export const changeCall = wire<typeof contract.changeVideo>('PUT', '/api/seeker/videos/:id')
export const deleteCall = wire<typeof contract.deleteVideo>('DELETE', '/api/seeker/videos/:id')
export const shareCall = wire<typeof contract.shareVideo>('PUT', '/api/seeker/videos/:id/applications/:application')
export const withdrawCall = wire<typeof contract.withdrawVideo>(
  'DELETE',
  '/api/seeker/videos/:id/applications/:application',
)
export const pictureCall = wire<typeof pictures.putVideoPicture>('PUT', '/api/seeker/videos/:id/picture')
export const playMineCall = wire<typeof contract.playMyVideo>('POST', '/api/seeker/videos/:id/play')
export const applicationCall = wire<typeof contract.readApplicationVideo>(
  'GET',
  '/api/company/applications/:application/video',
)
export const playApplicationCall = wire<typeof contract.playApplicationVideo>(
  'POST',
  '/api/company/applications/:application/video/play',
)
