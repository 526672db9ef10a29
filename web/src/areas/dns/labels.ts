export const NAME_HELP = 'With or without the domain at its end; 3 to 25 characters.'
export const SET_UP = 'The domain setup created this record and relies on it.'
export const BESIDES = 'An error occurred.'
