/**
 * React Hook Form on the server's markup, which React hydrates. As its documentation says, `useWatch` and `useFormState`
 * limit a new rendering to the component that calls them.
 */
import { createElement, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { FormProvider, useForm, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { numberAtStart, numbersOf, postedName } from '../pages/form-plan.ts';
import { FieldView, FormView } from './form-view.tsx';

const plan = JSON.parse(document.getElementById('rules').textContent);
const startOf = { choice: 'yes', number: numberAtStart };
const form = Object.fromEntries(plan.fields.map(({ name, kind }) => [name, startOf[kind] ?? '']));
const numbers = numbersOf(plan).map(postedName);
const total = postedName('Total');

function rulesOf({ kind, isRequired }) {
  return {
    ...(isRequired && { required: 'Please fill in this field.' }),
    ...(kind === 'email' && { pattern: { value: /^\S+@\S+\.\S+$/, message: 'Please check the address.' } }),
  };
}

function PlainField(props) {
  const { register } = useFormContext();
  const { field } = props;
  return createElement(FieldView, { ...props, registered: register(postedName(field.name), rulesOf(field)) });
}

function CheckedField(props) {
  const { register } = useFormContext();
  const { name } = props.field;
  const { errors } = useFormState({ name: postedName(name) });
  const registered = register(postedName(name), rulesOf(props.field));
  return createElement(FieldView, { ...props, registered, error: errors.form?.[name]?.message });
}

function ConditionalField(props) {
  const isShown = useWatch({ name: postedName(props.field.shownBy) }) === 'yes';
  return isShown && createElement(Unconditional, props);
}

function Unconditional(props) {
  return createElement(props.field.isRequired ? CheckedField : PlainField, props);
}

function Field(props) {
  return createElement(props.field.shownBy ? ConditionalField : Unconditional, props);
}

function Sum() {
  const { setValue } = useFormContext();
  const values = useWatch({ name: numbers });
  const sum = values.reduce((all, value) => all + (Number(value) || 0), 0);
  useEffect(() => setValue(total, String(sum)), [sum, setValue]);
  return null;
}

function App() {
  const methods = useForm({ defaultValues: { form } });
  useEffect(() => {
    document.getElementById('userForm').noValidate = true;
  }, []);
  const onSubmit = methods.handleSubmit((_data, event) => event.target.submit());
  const view = createElement(FormView, { fields: plan.fields, Field, onSubmit }, createElement(Sum));
  return createElement(FormProvider, methods, view);
}

hydrateRoot(document.getElementById('app'), createElement(App));
