import { createApp } from 'vue';
import 'rs-suite';
import App from './App.vue';

createApp(App).mount('#app');
