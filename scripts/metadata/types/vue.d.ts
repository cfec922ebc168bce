/** The tags of the suite in the templates of Vue 3. */
import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type { AttributesOf, ElementOf, EventsOf, PropertiesOf, SuiteTag } from './tag-props.js';

/** Name in camel case. Vue checks `validate-url` in a template as `validateUrl`. */
type Camel<Name> = Name extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : Name;

/** Values of an attribute without `false`: Vue writes it as a word, and an attribute that is present means true. */
type Written<Value> = Exclude<Value, false>;

type Attributes<Tag extends SuiteTag, All = AttributesOf<Tag>> = {
  [Name in keyof All as Camel<Name>]: Name extends keyof ElementOf<Tag> ? All[Name] : Written<All[Name]>;
};

type Own<Tag extends SuiteTag> = Attributes<Tag> & Omit<PropertiesOf<Tag>, keyof Attributes<Tag>>;

type Emits<Events> = { [Name in keyof Events & string]: (event: Events[Name]) => void };

/** A tag of the suite as a component of Vue. */
export type SuiteComponent<Tag extends SuiteTag> = new () => ElementOf<Tag> & {
  $props: Own<Tag> & Omit<HTMLAttributes, keyof Own<Tag>> & PublicProps;
  $emit: EmitFn<Emits<EventsOf<Tag>>>;
};

type SuiteComponents = { [Tag in SuiteTag]: SuiteComponent<Tag> };

declare module 'vue' {
  interface GlobalComponents extends SuiteComponents {}
}
