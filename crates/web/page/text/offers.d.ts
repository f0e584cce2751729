declare const offers: import('../types/api.js').PageOffers;
export default offers;
