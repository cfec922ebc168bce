import { defineOnce } from '../../../shared/element/define-once.js';
import { ToyBoxElement } from './toy-box.shell.js';

defineOnce('toy-box', ToyBoxElement);
