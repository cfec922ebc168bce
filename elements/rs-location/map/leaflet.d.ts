/** The vendor's modules; its package leads to the classic script. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet';
}
