/** Class of a tag that renders a React component. The compact build has `preact-tag.ts` in its place. */
export { default as tagOf } from '@r2wc/react-to-web-component';
