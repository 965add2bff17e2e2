import { data, redirect } from 'react-router';
import * as words from '#messages/account.ts';
import * as identityWords from '#messages/identity.ts';
import type { AppContext } from '../../../app-context.ts';
import { type Refusal, readForm, readTexts, refusalOf, refuseUnknownWish } from '../../../forms.ts';
import { isUnreached } from '../../../kernel/api-client.ts';
import type { FieldProblem } from '../../../kernel/errors.ts';
import { checkFields } from '../../../kernel/rules.ts';
import { paths } from '../../../routes.ts';
import { forgetDrafts } from '../../../ui/draft.ts';
import { noticeAt } from '../../../ui/with-search.ts';
import { sentences } from '../domain/sentences.ts';
import { type AuthUser, IdentityError, roles } from '../domain.ts';
import {
  askToLinkGoogle,
  changePassword,
  changeProfile,
  deleteOwnAccount,
  endSessions,
  ownAccountQuery,
  refreshOwnAccount,
  unlinkGoogle,
} from '../queries.ts';
import { passwordChangeRules, passwordRules, profileRules } from '../ui/account-rules.ts';
import { toGoogle } from '../ui/arrival.ts';
import { leaveWhenSignedOut, requireUser } from '../ui/member-area.tsx';

/** The purpose of a form on the page: the value of its field `wish`. */
export type Wish =
  | 'profile'
  | 'password'
  | 'link-google'
  | 'unlink-google'
  | 'mail'
  | 'inbox-mail'
  | 'end'
  | 'end-others'
  | 'delete';

/** The result of a form. */
export type OwnAccountAnswer = { wish: Wish } & ({ done: string } | AccountRefusal);

interface AccountRefusal extends Refusal {
  /** No answer came, so that it may be done or not: the same is sent once more. */
  isUnknown?: boolean;
}

const { name, photoURL, role } = profileRules;

/** The fields of the profile, and the hidden ones with what the form was filled with. */
const profileFields = ['name', 'photoURL', 'role'] as const;
export const formerFields = { name: 'wasName', photoURL: 'wasPhotoURL', role: 'wasRole' } as const;

const nothing: FieldProblem[] = [];

/** The action of My account, for all of its forms. */
export async function changeOwnAccountAction(app: AppContext, request: Request) {
  const user = await requireUser(app, request);
  const form = await readForm(request);
  const { wish } = readTexts(form, ['wish']);
  if (!isWish(wish)) return refuseUnknownWish();
  const step = steps[wish];
  const { values, problems, run } = step(form, user);
  // The form shows the refusal and keeps showing it, so there is no toast.
  const refuse = (refusal: AccountRefusal) => data<OwnAccountAnswer>({ wish, ...refusal }, { status: 422 });
  if (problems.length > 0) return refuse({ message: identityWords.formRefused, problems, values });
  let done: string;
  try {
    done = await run(app);
  } catch (error) {
    if (wish === 'delete' && isUnreached(error)) app.session.noteDeletion(true);
    leaveWhenSignedOut(app, request, error);
    // Whoever is still known has still got their account.
    if (!isUnreached(error)) app.session.noteDeletion(false);
    // Only the answer may have been lost, or another device was quicker: the page shows what there is.
    if (app.side === 'browser' && shownAsStored.includes(wish)) void refreshOwnAccount(app.queries, user.uid);
    if (error instanceof IdentityError)
      return refuse({ message: sentences[error.code], problems: nothing, values });
    return refuse({ ...refusalOf(error, values), isUnknown: isUnreached(error) });
  }
  app.notify.success(done);
  // Without script only another page can say it.
  if (wish === 'delete')
    return redirect(app.side === 'server' ? noticeAt(paths.login(), 'left') : paths.root());
  if (app.side === 'browser') await refreshOwnAccount(app.queries, user.uid);
  return data<OwnAccountAnswer>({ wish, done });
}

/** The wishes of buttons: what they are named, and whether they are there, follows from what is stored. */
const shownAsStored: readonly Wish[] = ['mail', 'inbox-mail', 'end', 'end-others'];

function isWish(text: string): text is Wish {
  return Object.hasOwn(steps, text);
}

interface Step {
  /** The typed values that may be shown again. */
  values: Record<string, string>;
  problems: readonly FieldProblem[];
  /** Does it, and returns the message. */
  run(app: AppContext): Promise<string>;
}

const steps: Record<Wish, (form: FormData, user: AuthUser) => Step> = {
  profile: (form, user) => {
    const values = readTexts(form, [...profileFields, ...Object.values(formerFields)]);
    return {
      values,
      problems: checkFields<(typeof profileFields)[number]>({ name, photoURL, role }, values),
      run: async (app) => {
        // What nobody has touched may have changed elsewhere since, and stays.
        const changed = (field: (typeof profileFields)[number]) => {
          const typed = values[field].trim();
          return typed === values[formerFields[field]] ? undefined : typed;
        };
        const displayName = changed('name');
        const photo = changed('photoURL');
        const wanted = roles.find((each) => each === changed('role'));
        await changeProfile(app.api, {
          ...(displayName !== undefined && { name: displayName }),
          ...(photo !== undefined && { photoURL: photo }),
          ...(wanted && { role: wanted }),
        });
        app.session.update({
          ...user,
          ...(displayName !== undefined && { displayName }),
          ...(photo !== undefined && { photoURL: photo }),
        });
        return words.profileSaved;
      },
    };
  },
  password: (form, { email }) => {
    const typed = readTexts(form, ['currentPassword', 'newPassword']);
    // The new one is compared with the e-mail.
    const withEmail = { ...typed, email };
    return {
      values: {},
      problems: checkFields<keyof typeof passwordChangeRules>(passwordChangeRules, withEmail),
      run: async (app) => {
        await changePassword(app.api, typed);
        return words.passwordChanged;
      },
    };
  },
  'link-google': (form, { uid }) => {
    const { password } = readTexts(form, ['password']);
    return {
      values: {},
      problems: checkFields<keyof typeof passwordRules>(passwordRules, { password }),
      run: async (app) => {
        const ticket = () => askToLinkGoogle(app.api, password);
        // Without script there is no window: the page itself goes to Google and comes back.
        if (app.side === 'server') throw toGoogle(paths.account(), await ticket());
        const isLinked = async () => (await app.queries.fetchQuery(ownAccountQuery(app.api, uid))).hasGoogle;
        await app.identity.linkGoogle({ password, ticket, isLinked });
        return words.googleLinked;
      },
    };
  },
  'unlink-google': (form) => {
    const { password } = readTexts(form, ['password']);
    return {
      values: {},
      problems: checkFields<keyof typeof passwordRules>(passwordRules, { password }),
      run: async (app) => {
        await (app.identity.unlinkGoogle?.(password) ?? unlinkGoogle(app.api, password));
        return words.googleUnlinked;
      },
    };
  },
  mail: (form) => ({
    values: {},
    problems: nothing,
    run: async (app) => {
      const bookingMail = readTexts(form, ['wanted']).wanted === 'yes';
      await changeProfile(app.api, { bookingMail });
      return bookingMail ? words.bookingMailOn : words.bookingMailOff;
    },
  }),
  'inbox-mail': (form) => ({
    values: {},
    problems: nothing,
    run: async (app) => {
      const inboxMail = readTexts(form, ['wanted']).wanted === 'yes';
      await changeProfile(app.api, { inboxMail });
      return inboxMail ? words.inboxMailOn : words.inboxMailOff;
    },
  }),
  end: (form) => ({
    values: {},
    problems: nothing,
    run: async (app) => {
      await endSessions(app.api, readTexts(form, ['id']).id);
      return words.deviceEnded;
    },
  }),
  'end-others': () => ({
    values: {},
    problems: nothing,
    run: async (app) => {
      await endSessions(app.api);
      return words.othersEnded;
    },
  }),
  delete: (form) => ({
    values: {},
    problems: nothing,
    run: async (app) => {
      await deleteOwnAccount(app.api, readTexts(form, ['password']).password);
      const done = await app.identity.deleteLogin().then(
        () => words.left,
        () => words.loginLeft,
      );
      // The session has ended already; this removes its cookie, too.
      await app.identity.signOut().catch(() => undefined);
      app.session.clear();
      app.queries.clear();
      if (app.side === 'browser') forgetDrafts();
      return done;
    },
  }),
};
