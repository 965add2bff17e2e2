import { z } from '@hono/zod-openapi';
import * as calls from '#messages/calls-identity.ts';
import * as commonWords from '#messages/common.ts';
import * as words from '#messages/identity.ts';
import { isEmail, longestEmail } from '../../kernel/mailboxes.ts';
import { longestOwnPath, readOwnPath } from '../../kernel/own-path.ts';
import { pageQuery } from '../../kernel/page-query.ts';
import { ruleField } from '../../kernel/rule-schema.ts';
import { isBrokenText } from '../../kernel/visible-text.ts';
import { accountNameRule } from './domain/names.ts';
import { accountLimits, accountPage, longestAccountSearch, roles } from './domain.ts';

export const tokenRequestSchema = z.object({ email: z.string().max(longestEmail) }).openapi('TokenRequest');

export const tokenSchema = z.object({ token: z.string() }).openapi('Token');

export const newUserSchema = z
  .object({
    name: ruleField(accountNameRule, accountLimits.name, calls.newUser.name),
    email: z.string().max(longestEmail),
    role: z.enum(roles, { error: words.roleUnknown }).optional().openapi({ description: calls.newUser.role }),
  })
  .openapi('NewUser');

export const profileSavedSchema = z
  .object({ acknowledged: z.literal(true), insertedId: z.string() })
  .openapi('ProfileSaved');

/** A name for the identity library, which accepts an empty one, too: POST /users sets it then. */
function providerName(description: string) {
  return ruleField((text) => (text === '' ? null : accountNameRule(text)), accountLimits.name, description);
}

/** A text for the identity library: we check its shape and storage, the library its meaning. */
function providerText(longest: number, description: string) {
  return z
    .string()
    .max(longest)
    .refine((text) => !text.includes('\u0000') && !isBrokenText(text), commonWords.textBroken)
    .openapi({ description });
}

// Far above the longest password, so that a long one gets the message about passwords.
const longestSecret = 1_000;

export const signInSchema = z
  .object({
    email: providerText(longestEmail, calls.signIn.email),
    password: providerText(longestSecret, calls.signIn.password),
  })
  .openapi('SignIn');

export const signUpSchema = z
  .object({
    email: providerText(longestEmail, calls.signUp.email),
    password: providerText(
      longestSecret,
      calls.signUp.password(accountLimits.passwordMin, accountLimits.passwordMax),
    ),
    name: providerName(calls.signUp.name),
  })
  .openapi('SignUp');

export const profileChangeSchema = z
  .object({
    name: providerName(calls.profileChange.name).optional(),
    image: providerText(accountLimits.photoUrl, calls.profileChange.image).optional(),
  })
  .openapi('ProfileChange');

export const mailboxSchema = z
  .object({ email: providerText(longestEmail, calls.mailbox.email) })
  .openapi('Mailbox');

/** The e-mail typed into the form for forgotten passwords, and where the person was going. */
export const addressSchema = z
  .object({
    email: z.string().max(longestEmail).refine(isEmail, words.invalidEmail).openapi({ format: 'email' }),
    next: z
      .string()
      .max(longestOwnPath)
      .optional()
      .transform(readOwnPath)
      .openapi({ type: 'string', description: calls.requestPasswordReset.next }),
  })
  .openapi('Address');

// The library's tokens are far shorter.
const longestToken = 1_000;

export const linkSchema = z.object({ token: providerText(longestToken, calls.link.token) });

export const passwordResetSchema = z
  .object({
    token: providerText(longestToken, calls.passwordReset.token),
    newPassword: providerText(longestSecret, calls.passwordReset.newPassword),
  })
  .openapi('PasswordReset');

export const providerUserSchema = z
  .object({ id: z.string(), email: z.string(), name: z.string(), image: z.string().nullish() })
  .loose()
  .openapi('ProviderUser');

/** The three pages of accounts, by the names in their addresses. */
export const accountGroups = ['admins', 'sellers', 'buyers'] as const;
export const accountStates = ['all', 'stopped'] as const;

export const accountQuerySchema = z.object({
  group: z.enum(accountGroups),
  state: z.enum(accountStates).default('all').openapi({ description: calls.accountQuery.state }),
  search: z.string().max(longestAccountSearch).default(''),
  ...pageQuery(accountPage.usual, accountPage.most).shape,
});

export const accountSchema = z
  .object({
    _id: z.string(),
    name: z.string(),
    email: z.string(),
    since: z.iso.datetime(),
    listings: z.number().int(),
    admin: z.boolean().openapi({ description: calls.account.admin }),
    stopped: z
      .object({
        since: z.iso.datetime(),
        by: z.string().nullable().openapi({ description: calls.account.stoppedBy }),
        reason: z.string().openapi({ description: calls.account.stopReason }),
        listings: z.number().int().openapi({ description: calls.account.stoppedListings }),
      })
      .nullable()
      .openapi({ description: calls.account.stopped }),
  })
  .openapi('Account');
export type Account = z.infer<typeof accountSchema>;
