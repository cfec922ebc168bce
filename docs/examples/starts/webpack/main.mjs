import 'rs-suite';
