export declare function toYaml(value: object): string;
