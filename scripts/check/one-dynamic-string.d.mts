import type { Rule } from 'eslint';

export declare const oneDynamicString: Rule.RuleModule;
