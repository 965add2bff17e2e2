/** Which calls of the identity library are available here, and what is passed to each of them. */
import { type RouteConfig, z } from '@hono/zod-openapi';
import * as calls from '#messages/calls-identity.ts';
import { json, problems } from '../../../platform/http/api.ts';
import type { Limited } from '../../../platform/http/rate-limits.ts';
import {
  linkSchema,
  mailboxSchema,
  passwordResetSchema,
  profileChangeSchema,
  providerUserSchema,
  signInSchema,
  signUpSchema,
} from '../contract.ts';

/** A call of the library that is available, with the schema of what is passed to it. */
export interface ProviderCall {
  method: 'get' | 'post';
  path: string;
  summary: string;
  description?: string;
  /** About the current session, however it was opened: available with both providers. */
  ofSession?: true;
  limited?: Limited;
  body?: z.ZodType<object>;
  query?: z.ZodObject;
  responses: RouteConfig['responses'];
}

const userAnswer = json(z.object({ user: providerUserSchema }).loose(), calls.userAnswer.answer);
const done = json(z.object({ status: z.boolean() }).loose(), calls.done.answer);

/** The call that makes an account. */
export const signUpPath = '/sign-up/email';

/** All available calls. */
export const providerCalls: ProviderCall[] = [
  {
    method: 'post',
    path: signUpPath,
    limited: 'signUp',
    summary: calls.signUpEmail.summary,
    description: calls.signUpEmail.description,
    body: signUpSchema,
    responses: { 200: userAnswer },
  },
  {
    method: 'post',
    path: '/sign-in/email',
    limited: 'signIn',
    summary: calls.signInEmail.summary,
    body: signInSchema,
    responses: { 200: userAnswer, ...problems(401) },
  },
  {
    method: 'post',
    path: '/send-verification-email',
    limited: 'confirmation',
    summary: calls.sendVerificationEmail.summary,
    body: mailboxSchema,
    responses: { 200: done },
  },
  {
    method: 'get',
    path: '/verify-email',
    limited: 'link',
    summary: calls.verifyEmail.summary,
    description: calls.verifyEmail.description,
    query: linkSchema,
    responses: {
      200: json(
        z.object({ status: z.boolean(), choosePassword: z.string().optional() }).loose(),
        calls.verifyEmail.answer,
      ),
    },
  },
  {
    method: 'post',
    path: '/reset-password',
    limited: 'link',
    summary: calls.resetPassword.summary,
    description: calls.resetPassword.description,
    body: passwordResetSchema,
    responses: {
      200: json(z.object({ status: z.boolean(), next: z.string().optional() }), calls.resetPassword.answer),
    },
  },
  {
    method: 'post',
    path: '/update-user',
    ofSession: true,
    limited: 'profile',
    summary: calls.updateUser.summary,
    body: profileChangeSchema,
    responses: { 200: done, ...problems(401) },
  },
  {
    method: 'get',
    path: '/get-session',
    ofSession: true,
    summary: calls.getSession.summary,
    responses: {
      200: json(z.object({ user: providerUserSchema }).loose().nullable(), calls.getSession.answer),
    },
  },
  {
    method: 'post',
    path: '/sign-out',
    ofSession: true,
    summary: calls.signOut.summary,
    body: z.object({}),
    responses: { 200: json(z.object({ success: z.boolean() }), calls.signOut.answer) },
  },
];
