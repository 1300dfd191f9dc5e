import { useForm, type FormErrors } from '@mantine/form';
import { useRef, useState, type ChangeEvent, type ReactNode, type SyntheticEvent } from 'react';
import { latinDigits } from '../language/latin-digits.ts';
import { sayMistakes } from '../texts/say-refusal.ts';

/** What the person typed or chose, by field. */
type Typed<Values> = { [Field in keyof Values]: string };

interface CheckedFormInput<Values> {
  /** In the order of the page, since the first mistake gets the focus. */
  initialValues: Values;
  /** What is wrong, by field. */
  validate: (values: Values) => FormErrors;
  /** Number fields: they accept Bangla digits too, and show and send Latin ones. */
  digitFields?: readonly (keyof Values & string)[];
  /** A field checked against another one, and so checked again when the other changes. */
  repeats?: { field: keyof Values & string; of: keyof Values & string };
}

interface FieldProps<Value> {
  /** The form finds the element to focus by it. */
  'data-path': string;
  value: Value;
  error?: ReactNode;
  /** Takes events and plain values. */
  onChange: (event: unknown) => void;
  onBlur: () => void;
}

const readText = (event: unknown): string =>
  typeof event === 'string' ? event : (event as ChangeEvent<HTMLInputElement>).currentTarget.value;

/**
 * How all forms here behave: a field is checked when it is left, and from then on with every key. Sending checks all
 * fields and moves to the first mistake. A form that is being sent is not sent again.
 */
export function useCheckedForm<Values extends Typed<Values>>({
  initialValues,
  validate,
  digitFields = [],
  repeats,
}: CheckedFormInput<Values>) {
  type Field = keyof Values & string;
  const [left, setLeft] = useState<Field[]>([]);
  // A second press may come before the button shows the first.
  const isSending = useRef(false);
  const form = useForm<Values>({
    initialValues,
    validate: (values) => sayMistakes(validate(values)),
    validateInputOnBlur: false,
    // Mantine's names are paths into nested values; these values are flat.
    validateInputOnChange: left as never[],
  });
  const validateField = (name: Field) => form.validateField(name as never);

  const leave = (name: Field) => {
    // Passing an empty field is no mistake yet; sending it is.
    if (form.getValues()[name] === '') return;
    setLeft((before) => (before.includes(name) ? before : [...before, name]));
    validateField(name);
  };
  const field = <Name extends Field>(name: Name): FieldProps<Values[Name]> => {
    const props = form.getInputProps(name as never) as FieldProps<Values[Name]>;
    return {
      ...props,
      onChange: (event) => {
        props.onChange(digitFields.includes(name) ? latinDigits(readText(event)) : event);
        if (repeats?.of === name && left.includes(repeats.field)) validateField(repeats.field);
      },
      onBlur: () => leave(name),
    };
  };
  const focus = (name: Field) => form.getInputNode(name as never)?.focus();
  const refuse = (name: Field, sentence: string) => {
    form.setFieldError(name as never, sentence);
    focus(name);
  };
  const onSubmit =
    (send: (values: Values) => void | Promise<void>) => (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isSending.current) return;
      form.onSubmit(
        async (values) => {
          isSending.current = true;
          try {
            await send(values);
          } finally {
            isSending.current = false;
          }
        },
        (errors) => {
          const fields = Object.keys(initialValues) as Field[];
          setLeft(fields);
          const first = fields.find((name) => Boolean(errors[name]));
          if (first) focus(first);
        },
      )(event);
    };
  return {
    values: form.values,
    isSending: form.submitting,
    field,
    setValues: form.setValues,
    focus,
    /** Shows the server's refusal next to the field and focuses it. */
    refuse,
    onSubmit,
  };
}
