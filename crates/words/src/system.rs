//! What the system says is wrong, in the reader's language.

use std::io::{Error, ErrorKind};

use jogada_rules::Language;

use crate::Speak;
use crate::table::{messages, phrases};

phrases! {
    /// What the system refuses.
    pub enum System {
        NotFound { en: "there is no such file or folder", pt: "não existe tal ficheiro ou pasta" }
        Denied { en: "that is not allowed", pt: "não há permissão" }
        Exists { en: "it is there already", pt: "já existe" }
        IsFolder { en: "it is a folder", pt: "é uma pasta" }
        NoFolder { en: "it is no folder", pt: "não é uma pasta" }
        Full { en: "there is no room left", pt: "não há mais espaço" }
        ReadOnly { en: "nothing can be written there", pt: "aí não se pode escrever" }
        NotText { en: "it is not text, or not in the form that was expected", pt: "não é texto, ou não tem a forma esperada" }
        AddressTaken { en: "the address is taken", pt: "o endereço está ocupado" }
        NoAddress { en: "this machine has no such address", pt: "esta máquina não tem esse endereço" }
        Refused { en: "the other side refuses", pt: "o outro lado recusa" }
        Gone { en: "the other side is gone", pt: "o outro lado já lá não está" }
        TimedOut { en: "it took too long", pt: "demorou demais" }
        Memory { en: "there is not enough memory", pt: "não há memória que chegue" }
    }
}

messages! {
    /// What the system refuses, by a number.
    pub enum SystemNumber {
        Numbered(number) { en: "the system refuses (error {number})", pt: "o sistema recusa (erro {number})" }
        Unnumbered(text) { en: "{text}", pt: "o sistema recusa: {text}" }
    }
}

/// What the system says, in a language.
pub(crate) fn system_error(language: Language, error: &Error) -> String {
    let known = match error.kind() {
        ErrorKind::NotFound => System::NotFound,
        ErrorKind::PermissionDenied => System::Denied,
        ErrorKind::AlreadyExists => System::Exists,
        ErrorKind::IsADirectory => System::IsFolder,
        ErrorKind::NotADirectory => System::NoFolder,
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => System::Full,
        ErrorKind::ReadOnlyFilesystem => System::ReadOnly,
        ErrorKind::InvalidData => System::NotText,
        ErrorKind::AddrInUse => System::AddressTaken,
        ErrorKind::AddrNotAvailable => System::NoAddress,
        ErrorKind::ConnectionRefused => System::Refused,
        ErrorKind::BrokenPipe | ErrorKind::ConnectionReset | ErrorKind::ConnectionAborted => System::Gone,
        ErrorKind::TimedOut => System::TimedOut,
        ErrorKind::OutOfMemory => System::Memory,
        _ => {
            return match error.raw_os_error() {
                Some(number) => language.say(SystemNumber::Numbered { number: &number }),
                None => language.say(SystemNumber::Unnumbered { text: error }),
            };
        }
    };
    known.text(language).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_system_says_is_said_in_the_readers_language() {
        let missing = Error::from_raw_os_error(2);
        assert_eq!(system_error(Language::Portuguese, &missing), "não existe tal ficheiro ou pasta");
        assert!(!system_error(Language::English, &Error::from_raw_os_error(28)).contains("os error"));
    }
}
