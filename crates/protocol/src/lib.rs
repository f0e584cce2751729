//! How Jogada speaks to other programs: GTP and HTP over a session, SGF and links for records.
