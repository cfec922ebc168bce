import './rs-form/define.js';
