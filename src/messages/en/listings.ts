import { categoryInText } from './categories.ts';
import { type Distances, distanceInText } from './distances.ts';

// Sections 2, 5 and 8 of the specification, and what pages about listings say besides.
export const productAdded = 'Product add successfully.';
export const deleted = 'Deleted successfully';
export const confirmDelete = 'Do you agree ot delete?';

export const categoryUnknown = 'There is no such category. Choose one from the list.';
export const categoryNotFound = 'There is no category with this name.';
export const productNotHere =
  'That motorcycle is not on this page any more: it is gone, or further down the list.';
export const productNotFound = 'This motorcycle is not here any more.';
export const soldUnchanged =
  'This motorcycle is marked as sold. Put it back on sale before you change anything about it.';
export const takenOffUnchanged =
  'The garage has taken this motorcycle off the site. It goes back on sale once the garage has looked at it again.';
export const nothingToChange = 'Name at least one field to change.';
/** Somebody else, or the seller in another tab, was quicker. */
export const changedMeanwhile =
  'This motorcycle was changed in the meantime. Look at what it says now, and save again to keep your version.';
/** At the field; null: nothing stands there now. */
export function saysMeanwhile(now: string | null): string {
  return now === null ? 'In the meantime this was emptied.' : `In the meantime this was changed to: ${now}`;
}
/** In place of the addresses of photos. */
export function photosInWords(count: number): string {
  return count === 1 ? 'one more photo' : `${count} more photos`;
}
export const notYours = 'Only the seller of a motorcycle can do this.';
export const otherSeller = 'You can only add motorcycles under your own e-mail address.';
export const undoTooLate = (days: number) =>
  `This motorcycle was deleted more than ${days} days ago and cannot be brought back.`;

export const nameEmpty = 'Enter the name of the motorcycle, for example Yamaha FZ-S V3 2019.';
export const imageEmpty = 'Choose a photo or one of our illustrations, or enter the address of a picture.';
export const imageInvalid = 'Enter a picture address that begins with https:// or http://.';
export const imageUnknown =
  'There is no such picture here. Choose a photo or one of our illustrations, or enter an address that begins with https://.';
export const priceEmpty = 'Enter the price, for example 1,25,000.';
export const originalPriceEmpty = 'Enter what the motorcycle cost when it was new, for example 2,10,000.';
export const priceNegative = 'A price cannot be negative. Enter it without the minus sign.';
export const nameOfCar =
  'This is the name of a car, and only motorcycles are sold here. If it is one, begin with its make, for example Honda CB 150.';
/** A figure without its "lakh" or "thousand". */
export function priceTooLow(typed: string): string {
  return `Do you mean ${typed} lakh, or ${typed} thousand? Write the whole price, for example 1,25,000 or 1.25 lakh.`;
}
export const priceTooHigh = 'This price is too high to be right. Check the number of zeros.';
/** Digits that are not one amount, and nothing at all. */
export const priceUnclear =
  'Type one price, for example 1,25,000 or 1.25 lakh, or words without figures, for example Negotiable.';
export const locationEmpty = 'Enter where the motorcycle can be seen, for example Mirpur, Dhaka.';
export const locationWithNumber =
  'Enter the place without a mobile number, which has a field of its own and is shown to members only.';
export const yearOfUseEmpty = 'Enter the model year or how long it was used, for example 2019 or 3 years.';
export const yearOfUseUnclear =
  'This cannot be the year of a motorcycle. Enter the model year or how long it was used, for example 2019 or 3 years.';
/** In place of Book Now at what one sells oneself. */
export const yourOwn = 'Yours: see who booked it';
/** On the page of what one sells oneself. */
export const yourListing = 'This is your listing.';
export const mileageUnclear =
  'Enter the kilometres on the clock, for example 12,000, at most 3,00,000. Or leave it empty.';
export const ownersUnclear =
  'Enter how many people have owned it, including you, as a whole number from 1 to 20. Or leave it empty.';
export const sellerNameEmpty = 'Enter the name that buyers should ask for.';
export const conditionUnknown = 'Choose excellent, good or fair.';
/** A text is longer than the field takes. */
export function tooLong(longest: number): string {
  return `This is too long. Use at most ${longest} characters.`;
}

// Product cards and the page of a category.
export const available = 'Available';
/** On the card of what was not there, or dearer, when its reader looked at their saved search last. */
export const news = { new: 'New', lowered: 'Cheaper' } as const;
export const sold = 'Sold';
export const sample = 'Sample';
export const sampleHint = 'A sample listing: nobody sells this motorcycle.';
export const priceLabel = 'Price';
export const originalPriceLabel = 'Original price';
/** Beside the price of a motorcycle's page: what the label means. */
export const originalPriceMeans = 'what it cost when it was new';
export const yearLabel = 'Year of use';
/** Below the year on a motorcycle's page: what the label means. */
export const yearMeans = 'Model year, or how long it was used';
export const engineLabel = 'Engine';
export const conditionLabel = 'Condition';
export const ownersLabel = 'Owners';
export const locationLabel = 'Location';
export const sellerLabel = 'Seller';
/** Where an imported list says neither town nor country. */
export const placeUnknown = 'Not stated';
export const postedLabel = 'Posted';
/** Beside a day: of an imported list that does not tell when it was posted. */
export const listedLabel = 'On the list since';
export const notGiven = 'not given';
export const conditionNames = { excellent: 'Excellent', good: 'Good', fair: 'Fair' } as const;
export function cubicCentimetres(figure: string): string {
  return `${figure} cc`;
}
export const goBack = 'GO BACK';
export const moreMotorcycles = 'More motorcycles';
export const loadingProducts = 'Loading motorcycles…';
export const productsFailed = 'The motorcycles could not be loaded.';
export const categoryEmpty = 'Nothing in this category yet';
export const categoryEmptyHint =
  'No motorcycle in this category is for sale at the moment. Look again soon, or see the others.';
export const allCategories = 'All categories';
export const categoriesLead = 'Choose a category.';
/** For the browser's tab and those who share a link. */
export function categoryDescription(category: string, unit: Distances): string {
  return `Second-hand motorcycles in the category ${categoryInText(category)}, newest first, with price, year, ${distanceInText[unit]} and place.`;
}
export const productsLead = 'Newest first. Prices and figures as the sellers give them.';

// My products.
export const myProductsTitle = 'My products';
export const myProductsLead = 'What you have for sale or sold, and who wants to see it.';
export const addProductLink = 'Add product';
export const noProducts = 'Nothing for sale yet';
export const noProductsHint =
  'List your first motorcycle: say what it is, what it costs, where it is and how buyers can reach you.';
/** For those who came to buy: the dashboard opens here. */
export const seeBooked = 'See what you booked';
export const deleteButton = 'Delete';
/** Names the motorcycle for those who do not see the row around the button. */
export function deleteOf(name: string): string {
  return `Delete ${name}`;
}
export const changePrice = 'Change price';
export function changePriceOf(name: string): string {
  return `Change price of ${name}`;
}
export const changePriceTitle = 'Change the price';
export const changePriceExplained =
  'Buyers see it at once. Earlier prices stay on the motorcycle’s page, and those who saved it see when it costs less.';
export const priceRefused = 'This price cannot be accepted as it is.';
export const repriced = 'The new price is on the card.';
export const sell = 'Mark as sold';
export function sellOf(name: string): string {
  return `Mark as sold: ${name}`;
}
export const confirmSold = 'Is it sold?';
export const soldExplained =
  'It leaves searches and lists at once and can no longer be booked. Its page stays, marked as sold, with similar motorcycles. You can put it back on sale at any time.';
export const markedSold = 'Marked as sold.';
export const backOnSale = 'Put back on sale';
export function backOnSaleOf(name: string): string {
  return `Put back on sale: ${name}`;
}
export const onSaleAgain = 'It is for sale again.';
export function soldOn(date: string): string {
  return `Sold on ${date}`;
}
/** In lists and comparisons, of what the garage took off the site. */
export const takenOffSite = 'Taken off by the garage. Do not pay for it.';
/** Above the buttons that end a sale. */
export function buyersWait(count: number): string {
  return count === 1
    ? 'One buyer has booked it and is waiting for you. We tell them that it is over; a call is kinder.'
    : `${count} buyers have booked it and are waiting for you. We tell them that it is over; a call is kinder.`;
}
export const deleteExplained = (days: number) =>
  `It leaves the garage at once. For ${days} days you can find it under Deleted and bring it back.`;
export const keepIt = 'Keep it';
export const close = 'Close';
export const undo = 'Undo';
export const restored = 'It is back in the garage.';
export const restoredOff = 'It is restored, but the garage still has it off the site.';
export const moreOfMine = 'More of my products';

// What the garage took off the site, as its seller sees it.
export const takenOff = 'Off the site';
export function takenOffBecause(date: string): string {
  return `The garage took this motorcycle off the site on ${date}:`;
}
export const takenOffAdvice =
  'Correct it and write to the garage, or write if we are mistaken. We will look at it again.';
/** Besides, where its seller has marked it as sold. */
export const takenOffSold =
  'It stays marked as sold when the garage puts it back on the site. If you still want to sell it, put it back on sale then.';

// The deleted ones among them.
export const hereTab = 'For sale and sold';
export const deletedTab = 'Deleted';
export const nothingDeleted = 'Nothing deleted';
export const nothingDeletedHint = (days: number) =>
  `What you delete stays here for ${days} days, so that you can bring it back. After that it is gone for good.`;
export const restorableUntil = 'Can be brought back until';
export const restore = 'Restore';
/** Names the motorcycle for those who do not see the row around the button. */
export function restoreOf(name: string): string {
  return `Restore ${name}`;
}
export const moreDeleted = 'More deleted ones';
export const loadingDeleted = 'Loading what you deleted…';
export const deletedFailed = 'What you deleted could not be loaded.';
/** Where a listing is filed. */
export function inCategory(category: string): string {
  return `in ${categoryInText(category)}`;
}

// Edit.
export const edit = 'Edit';
export function editOf(name: string): string {
  return `Edit ${name}`;
}
export const editTitle = 'Edit the motorcycle';
export const editLead =
  'Buyers see your changes at once. What you do not change stays as it is. Earlier prices stay on its page.';
/** In place of that, where the garage has taken it off the site. */
export const editOffLead =
  'It is off the site: buyers see your changes only after the garage has put it back. What you do not change stays as it is.';
export const saveChanges = 'Save';
export const editNotices = {
  edited: 'Your changes are saved.',
  unchanged: 'Nothing was changed.',
} as const;
export const loadingProduct = 'Loading the motorcycle…';
export const productFailed = 'The motorcycle could not be loaded.';

// Add product.
export const addProductTitle = 'Add product';
export const addProductLead = 'What you type is kept on this device until you send it or log out.';
export const theMotorcycle = 'The motorcycle';
export const moreAbout = 'More about the bike (optional)';
export const mileageHint = 'What the clock shows today, for example 12,000 km.';
export const ownersHint = 'How many people have owned it, including you.';
export const thePicture = 'The picture';
export const thePrice = 'The price';
export const theSeller = 'The seller';
export const nameLabel = 'Product name';
export const nameHint = 'Make, model and year, for example Yamaha FZ-S V3 2019.';
export const imageLabel = 'Image URL';
export const imageHint = 'Or the address of a picture on the web, or one of these illustrations.';
export const imageHintWithoutScript = 'Or the address of a picture on the web.';
export const illustrations = 'Illustrations';
export const illustrationNames = {
  naked: 'Naked',
  sport: 'Sport',
  cruiser: 'Cruiser',
  dirt: 'Dirt',
  adventure: 'Adventure',
  scooter: 'Scooter',
  'cafe-racer': 'Café racer',
  commuter: 'Commuter',
} as const;
export const picturePreview = 'Preview of your picture';
export const pictureBroken = 'This picture cannot be shown. Check its address.';
export const priceHint = 'For example 1,25,000 or 1.25 lakh. Words such as “Negotiable” are fine, too.';
export const yearHint = 'Model year or how long it was used: 2019, or 3 years.';
/** The country is that of the garage's currency; null where several countries share it. */
export const locationHint = (country: string | null) =>
  country === null ? 'Area, city and country.' : `Area and district. ${country} is added.`;
export const sellerNameLabel = 'Seller name';
export const numberLabel = 'Mobile number';
export const numberHint = 'Buyers who book can see it.';
export const sellerImageLabel = 'Seller image';
export const sellerImageHint = 'Your photo. If you change it here, it changes for your account.';
export const sellerImageEmpty = 'Enter the address of your photo.';
export const sellerImageInvalid = 'Enter a photo address that begins with https:// or http://.';
export const photoNotSaved = 'The motorcycle is in the garage, but your new photo could not be saved.';
export const categoryLabel = 'Category';
export const categoryByName = 'Find it by the name';
/** Below that choice: the category that the typed name means. */
export const categoryOfName = (category: string) => `By its name: ${category}.`;
export const descriptionLabel = 'Description';
export const descriptionHint = 'Services, scratches, extras: what you would tell a friend.';
export const addProductButton = 'Add product';
export const formRefused = 'Not everything is filled in as it should be.';
/** A question, and no refusal. */
export const originalPriceBelow =
  'The original price is below the price. Is it what the motorcycle cost when it was new?';
export const mobileInText =
  'There is a mobile number in the description. Everybody can read it there. The one below is only for people with an account, and buyers who book can see it.';
/** While a motorcycle is added that its seller has on sale already. */
export function sameAgain(name: string): string {
  return `You already have ${name} of this year for sale. Is this another one?`;
}
export const seeTheFirst = 'See the first one';
export const originalPriceHint = 'What it cost when it was new.';
