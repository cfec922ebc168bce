export default {
  mode: 'production',
  entry: './main.mjs',
  output: { path: import.meta.dirname, filename: 'bundle.js', module: true, publicPath: '/' },
  experiments: { outputModule: true },
};
