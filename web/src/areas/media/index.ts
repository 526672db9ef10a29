export { assetUrl } from './assets'
export { V1 as GALLERY_V1, V2 as GALLERY_V2 } from './generations'
export { ImageField } from './ImageField'
