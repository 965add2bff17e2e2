/** Toman, in which people of Iran count: ten rials each, without a code of their own. */

export const toman = /(?<![\p{L}\p{M}])(?:تومان|تومن|tomans?)(?![\p{L}\p{M}])/iu;
export const rialsPerToman = 10;
