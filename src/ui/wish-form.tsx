import type { ComponentProps } from 'react';
import { useFetcher } from 'react-router';
import { Button, type ButtonSize, type ButtonTone } from './button.tsx';
import { PostForm } from './post-form.tsx';

interface WishFormProps extends Pick<ComponentProps<typeof PostForm>, 'action' | 'className' | 'children'> {
  /** Identifies this sending on the page: the button is busy until its answer arrives. */
  sending: string;
  wish: string;
  /** Values that are sent with it. */
  fields: Readonly<Record<string, string>>;
  label: string;
  /** The label for screen reader users, who do not see the row around the button. */
  named: string;
  tone?: ButtonTone;
  size?: ButtonSize;
}

/** A button in a row that posts one wish about the row. `children` come before it. */
export function WishForm(props: WishFormProps) {
  const { sending, wish, fields, label, named, tone = 'plain', size, children, ...form } = props;
  const fetcher = useFetcher({ key: sending });
  return (
    <PostForm {...form} send={fetcher.submit}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button
        type="submit"
        tone={tone}
        size={size}
        name="wish"
        value={wish}
        aria-label={named}
        busy={fetcher.state !== 'idle'}
      >
        {label}
      </Button>
    </PostForm>
  );
}
