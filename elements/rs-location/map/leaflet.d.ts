/** Leaflet's ES module; the main entry of its package is the classic script. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet';
}
