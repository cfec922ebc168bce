import type { Rule } from 'eslint';

export declare const docCommentStart: Rule.RuleModule;
